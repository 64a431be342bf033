import type { Form } from '../../pages/forms.ts';

/** The body of a rival that runs React: what the server has drawn, if anything, and the form as data. */
export const reactBody = (form: Form, drawn = '') =>
  `<div id="root">${drawn}</div>
<script type="application/json" id="form">${JSON.stringify(form)}</script>`;
