import type { Form } from '../../pages/forms.ts';

/** The form that the document asks its script to draw. */
export const readForm = () => JSON.parse(document.getElementById('form')!.textContent!) as Form;

/** The element that it is drawn into. */
export const rootElement = () => document.getElementById('root')!;
