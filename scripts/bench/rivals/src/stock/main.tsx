import createCache from '@emotion/cache';
import { createRoot } from 'react-dom/client';
import { readForm, rootElement } from '../read-form.ts';
import { StockForm, stockProps } from './StockForm.tsx';

createRoot(rootElement()).render(
  <StockForm {...stockProps(readForm())} cache={createCache({ key: 'css' })} />,
);
