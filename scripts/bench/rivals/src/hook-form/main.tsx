import { createRoot, hydrateRoot } from 'react-dom/client';
import { readForm, rootElement } from '../read-form.ts';
import { Page } from './Page.tsx';

const root = rootElement();
const page = <Page {...readForm()} />;
if (root.hasChildNodes()) hydrateRoot(root, page);
else createRoot(root).render(page);
