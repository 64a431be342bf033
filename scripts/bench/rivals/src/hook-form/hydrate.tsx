import { hydrateRoot } from 'react-dom/client';
import { readForm, rootElement } from '../read-form.ts';
import { Page } from './Page.tsx';

hydrateRoot(rootElement(), <Page {...readForm()} />);
