import { onOwnServer } from '../support/own-server.ts';
import { tellShownIsCharged } from './shown-is-charged-stories.ts';

/** As operators run it: a page waits a moment for its price, and pages share answers. */
tellShownIsCharged(onOwnServer({ PRICE_WAIT_MS: '50', ANSWERS_MS: '5000' }), 'one of each kind');
