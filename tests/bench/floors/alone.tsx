import { createRoot } from 'react-dom/client';
import { Marked } from './Marked.tsx';

const element = document.getElementById('root');
if (element !== null) createRoot(element).render(<Marked />);
