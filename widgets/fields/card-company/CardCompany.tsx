import Radio from '@mui/material/Radio';
import { styled } from '@mui/material/styles';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useStorefront } from '../../../src/checkout/hooks/checkout-context.ts';
import { idOfField, useDerived } from '../../../src/checkout/hooks/form-hooks.ts';
import type { CardCompany as Company } from '../../../src/contract/generated/names.ts';
import {
  detectCompany,
  isSureOfCompany,
  refusedCompany,
} from '../../../src/rules/card-number/card-company.ts';
import { VisuallyHidden } from '../../visually-hidden.ts';
import { GroupLabel } from '../choice/Option.tsx';
import { useBeforeSubmit, useChosenBefore, useGroup, useLoading } from '../control-hooks.ts';
import type { WidgetProps } from '../widget-props.ts';
import { companyLabels } from './labels.ts';
import { companyMark } from './marks.ts';
import { theme } from '../../../src/styles/theme.ts';

/** The number in `numberField` chooses until the buyer does, who sees pictures only where it does not tell the company. */
export function CardCompany(props: WidgetProps<{ numberField?: string }>) {
  const { id, value, onChange, onBlur, options } = props;
  const { cardCompanies } = useStorefront().brand.settings.payment;
  const { labelId, group } = useGroup(props);
  const [isChosen, setChosen] = useState(false);
  const found = useDerived(options.numberField ?? '', (number) => told(number, cardCompanies));
  const preselect = (company: Told) => {
    if (isChosen || company === undefined || company === 'open') return;
    if (company === (value ?? 'none')) return;
    onChange(company === 'none' ? undefined : company);
  };
  // RJSF's form loses a change that comes while its own schema changes, so this one comes after it.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => preselect(found), [found]);

  const choose = (company: Company) => {
    setChosen(true);
    onChange(company);
  };
  const ref = useChosenBefore((chosen) => {
    const company = cardCompanies.find((one) => one === chosen);
    if (company && company !== value) choose(company);
  });

  const numberId = options.numberField && idOfField(options.numberField);
  const [isBesideNumber, setBesideNumber] = useState(numberId !== undefined);
  useLayoutEffect(
    () => setBesideNumber(document.getElementById(numberId ?? '') !== null),
    [numberId],
  );
  const isAsked = isChosen || !isBesideNumber || leavesOpen(found);
  // No message says what is missing where the buyer sees nothing to choose from: the number's own does.
  const setLoading = useLoading(id, !isAsked);
  // A number that came without an event was not drawn from yet: it is read where it stands.
  useBeforeSubmit(() => {
    if (!isBesideNumber) return;
    const { value: typed } = document.getElementById(numberId!) as HTMLInputElement;
    const now = told(typed, cardCompanies);
    preselect(now);
    if (leavesOpen(now)) setLoading(false);
  });

  return (
    <Group ref={ref} data-derived-from={numberId} hidden={!isAsked} role="radiogroup" {...group}>
      <GroupLabel id={labelId}>{props.label}</GroupLabel>
      <Marks>
        {cardCompanies.map((company: Company) => (
          <Mark key={company} data-chosen={company === value || undefined}>
            <Radio
              id={company === cardCompanies[0] ? id : undefined}
              name={props.htmlName}
              value={company}
              checked={company === value}
              disabled={props.disabled}
              onChange={() => choose(company)}
              onBlur={() => onBlur(id, value)}
              slotProps={{ input: { required: props.required && isAsked } }}
            />
            <img src={companyMark(company)} alt="" width={40} height={26} />
            <VisuallyHidden>{companyLabels[company]}</VisuallyHidden>
          </Mark>
        ))}
      </Marks>
    </Group>
  );
}

/** 'none' is a company that is not accepted, 'open' an unknown one; undefined: too few digits to tell. */
type Told = Company | 'none' | 'open' | undefined;

function told(number: string, accepted: readonly Company[]): Told {
  const company = detectCompany(number);
  if (company && accepted.includes(company)) return company;
  if (refusedCompany(number, accepted) !== undefined) return 'none';
  return isSureOfCompany(number) ? 'open' : undefined;
}

const leavesOpen = (company: Told) => company === 'none' || company === 'open';

const Group = styled('div')({ minWidth: 0 });

const Marks = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(44px, 1fr))',
  gap: 6,
});

const Mark = styled('label')({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: 48,
  padding: 2,
  borderRadius: 8,
  border: `1px solid ${theme.palette.grey[500]}`,
  cursor: 'pointer',
  // It covers its whole mark, so that a press on the control itself hits something visible.
  '& > .MuiRadio-root': { position: 'absolute', inset: 0, width: '100%', height: '100%' },
  '& > .MuiRadio-root > input': { width: '100%', height: '100%', opacity: 0 },
  '&[data-chosen]': {
    borderColor: theme.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${theme.palette.primary.main}`,
    // In forced colours, which remove colours and shadows, the frame shows the choice.
    '@media (forced-colors: active)': { border: '3px solid Highlight' },
  },
  '&:focus-within': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 2 },
});
