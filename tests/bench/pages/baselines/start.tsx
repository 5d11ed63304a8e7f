import { createRoot, hydrateRoot } from 'react-dom/client';
import { Form } from './Form.tsx';

const element = document.getElementById('root');
if (element?.hasChildNodes() === true) hydrateRoot(element, <Form />);
else if (element !== null) createRoot(element).render(<Form />);
