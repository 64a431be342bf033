import type { Flow, FlowStep } from '../../contract/compiled-brand.ts';
import { isObject } from '../../contract/is-object.ts';
import { objectOrEmpty, readCount, readHttpsAddress, readText } from '../read-tolerantly.ts';

const isEmpty = (value: unknown): boolean =>
  value === undefined || (isObject(value) && Object.values(value).every(isEmpty));

/** The object without fields that say nothing; undefined where none is left, so that no page carries it. */
export function withoutEmpty<Fields extends object>(fields: Fields): Fields | undefined {
  const kept = Object.entries(fields).filter(([, value]) => !isEmpty(value));
  return kept.length > 0 ? (Object.fromEntries(kept) as Fields) : undefined;
}

/** The props that a config's step may have; an unknown one is dropped, one of the wrong kind counts as missing. */
export function readStepProps(value: unknown): FlowStep['props'] {
  const props = objectOrEmpty(value);
  const bump = readText(objectOrEmpty(props.orderBump).planId);
  const { isPaymentInPerson: inPerson, contract } = props;
  return withoutEmpty({
    media: { logo: readHttpsAddress(objectOrEmpty(props.media).logo) },
    plan: { business: readText(objectOrEmpty(props.plan).business) },
    voucher: readText(props.voucher),
    style: { logoWidth: readCount(objectOrEmpty(props.style).logoWidth) },
    isPaymentInPerson: typeof inPerson === 'boolean' ? inPerson : undefined,
    contract: typeof contract === 'boolean' ? contract : undefined,
    renewApi: props.renewApi === 'v1' || props.renewApi === 'v2' ? props.renewApi : undefined,
    orderBump: bump ? { planId: bump } : undefined,
  });
}

export function readFlowProps(value: unknown): Flow['props'] {
  const props = objectOrEmpty(value);
  const media = objectOrEmpty(props.media);
  return withoutEmpty({
    media: withoutEmpty({
      logo: readHttpsAddress(media.logo),
      favicon: readHttpsAddress(media.favicon),
    }),
    style: { logoWidth: readCount(objectOrEmpty(props.style).logoWidth) },
    upsell: { dsProductId: readText(objectOrEmpty(props.upsell).dsProductId) },
  });
}
