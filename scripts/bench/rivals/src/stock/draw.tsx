import createCache from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import { renderToString } from 'react-dom/server';
import type { Form } from '../../../pages/forms.ts';
import { StockForm, stockProps } from './StockForm.tsx';

/** As MUI's documentation says: the markup, and before it the rules of Emotion that it needs, under the nonce. */
export function drawerOf(form: Form): (nonce: string) => string {
  const props = stockProps(form);
  return (nonce) => {
    const cache = createCache({ key: 'css', nonce });
    const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
    const markup = renderToString(<StockForm {...props} cache={cache} />);
    return constructStyleTagsFromChunks(extractCriticalToChunks(markup)) + markup;
  };
}
