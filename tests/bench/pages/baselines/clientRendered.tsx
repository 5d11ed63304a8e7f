import { createRoot } from 'react-dom/client';
import { FormWithReadyMark } from './FormWithReadyMark.tsx';

const element = document.getElementById('root');
if (element !== null) createRoot(element).render(<FormWithReadyMark />);
