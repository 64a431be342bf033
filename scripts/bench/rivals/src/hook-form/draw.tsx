import { renderToString } from 'react-dom/server';
import type { Form } from '../../../pages/forms.ts';
import { Page } from './Page.tsx';

export const draw = (form: Form): string => renderToString(<Page {...form} />);
