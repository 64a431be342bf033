import { createRoot } from 'react-dom/client';
import { readForm, rootElement } from '../read-form.ts';
import { Page } from './Page.tsx';

createRoot(rootElement()).render(<Page {...readForm()} />);
