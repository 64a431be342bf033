import Form from '@rjsf/mui';
import { readForm } from '../form.ts';
import { mount } from '../mount.ts';
import { stockProps } from './stock-props.ts';

mount(<Form {...stockProps(readForm())} />);
