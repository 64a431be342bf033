import { renderToString } from 'react-dom/server';
import type { Form } from '../../../pages/forms.ts';
import { Page } from './Page.tsx';

/** Draws the markup that `main.tsx` takes over. */
export const draw = (form: Form): string => renderToString(<Page {...form} />);
