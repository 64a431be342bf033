import type { Form } from '../../pages/forms.ts';

/** The form that the document asks its script to draw. */
export const readForm = () => JSON.parse(document.getElementById('form')!.textContent!) as Form;

export const rootElement = () => document.getElementById('root')!;
