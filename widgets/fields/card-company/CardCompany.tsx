import Radio from '@mui/material/Radio';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { useStorefront } from '../../../src/checkout/hooks/checkout-context.ts';
import {
  FIELD_ID_PREFIX,
  FIELD_ID_SEPARATOR,
  useDerived,
  useFormScope,
  useGroupAria,
} from '../../../src/checkout/hooks/form-hooks.ts';
import type { CardCompany as Company } from '../../../src/contract/generated/names.ts';
import { detectCompany, refusedCompany } from '../../../src/rules/card-number/card-company.ts';
import { visuallyHidden } from '../../visually-hidden.ts';
import { GroupLabel } from '../choice/GroupLabel.tsx';
import { useBeforePaint } from '../use-before-paint.ts';
import { useChosenBefore } from '../use-chosen-before.ts';
import { useLatest } from '../use-latest.ts';
import { hasHelp, type WidgetProps } from '../widget-props.ts';
import { companyLabels } from './labels.ts';
import { companyMark } from './marks.ts';

/**
 * The card companies that the brand accepts, as pictures to choose from. Preselected from the card
 * number in `numberField` until the buyer chooses (D-85).
 */
export function CardCompany(props: WidgetProps<{ numberField?: string }>) {
  const { id, value, onChange, onBlur, options } = props;
  const { cardCompanies } = useStorefront().brand.settings.payment;
  const aria = useGroupAria(id, {
    required: props.required,
    hasHelp: hasHelp(props),
  });
  const isChosen = useRef(false);
  const found = useDerived(options.numberField ?? '', (number) => told(number, cardCompanies));
  const preselect = useLatest((company: Company | 'none' | undefined) => {
    if (isChosen.current || company === undefined || company === (value ?? 'none')) return;
    onChange(company === 'none' ? undefined : company);
  });
  // RJSF's form loses a change that comes while its own schema changes, so this one comes after it.
  useEffect(() => preselect.current(found), [found, preselect]);

  const group = useChosenBefore((chosen) => {
    const company = cardCompanies.find((one) => one === chosen);
    if (!company || company === value) return;
    isChosen.current = true;
    onChange(company);
  });

  const { beforeSubmit } = useFormScope();
  const numberId = fieldId(options.numberField);
  useBeforePaint(() => {
    // A number that came without an event was not drawn from yet: it is read where it stands.
    const read = () => preselect.current(told(typedIn(numberId), cardCompanies));
    beforeSubmit.add(read);
    return () => void beforeSubmit.delete(read);
  }, [beforeSubmit, numberId, cardCompanies, preselect]);

  return (
    <Group
      ref={group}
      data-derived-from={numberId}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      {...aria}
    >
      <GroupLabel id={`${id}-label`}>{props.label}</GroupLabel>
      <Marks>
        {cardCompanies.map((company: Company) => (
          <Mark key={company} data-chosen={company === value || undefined}>
            <Radio
              id={company === cardCompanies[0] ? id : undefined}
              name={props.htmlName}
              value={company}
              checked={company === value}
              disabled={props.disabled}
              onChange={() => {
                isChosen.current = true;
                onChange(company);
              }}
              onBlur={() => onBlur(id, value)}
              slotProps={{ input: { required: props.required } }}
            />
            <img src={companyMark(company)} alt="" width={40} height={26} />
            <span>{companyLabels[company]}</span>
          </Mark>
        ))}
      </Marks>
    </Group>
  );
}

/** The company that a number tells; 'none' where it is not one that is accepted, undefined where it does not say. */
function told(number: string, accepted: readonly Company[]): Company | 'none' | undefined {
  const company = detectCompany(number);
  if (company && accepted.includes(company)) return company;
  return refusedCompany(number, accepted) === undefined ? undefined : 'none';
}

/** The text of an input, whether the form knows it yet or not. */
function typedIn(id = ''): string {
  const input = document.getElementById(id);
  return input instanceof HTMLInputElement ? input.value : '';
}

const fieldId = (path?: string) => path && `${FIELD_ID_PREFIX}${FIELD_ID_SEPARATOR}${path}`;

const Group = styled('div')({ minWidth: 0 });

const Marks = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(44px, 1fr))',
  gap: 6,
});

const Mark = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: 48,
  padding: 2,
  borderRadius: 8,
  border: `1px solid ${theme.palette.grey[500]}`,
  cursor: 'pointer',
  '& > span:last-child': visuallyHidden,
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
}));
