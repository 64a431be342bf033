import { readForm } from '../form.ts';
import { mount } from '../mount.ts';
import { Page } from './Page.tsx';

mount(<Page {...readForm()} />);
