import { startEarlyForm } from './early-form.ts';

globalThis.earlyForm = startEarlyForm();
