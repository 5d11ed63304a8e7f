import { hydrateRoot } from 'react-dom/client';
import { FormWithReadyMark } from './FormWithReadyMark.tsx';

const element = document.getElementById('root');
if (element !== null) hydrateRoot(element, <FormWithReadyMark />);
