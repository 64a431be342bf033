import { styled } from '../../../src/styles/styled.ts';
import { useEffect, useRef } from 'react';
import { useStorefront } from '../../../src/checkout/hooks/checkout-context.ts';
import {
  FIELD_ID_PREFIX,
  FIELD_ID_SEPARATOR,
  useDerived,
  useFieldAria,
} from '../../../src/checkout/hooks/form-hooks.ts';
import type { CardCompany as Company } from '../../../src/contract/generated/names.ts';
import { detectCompany, refusedCompany } from '../../../src/rules/card-number/card-company.ts';
import { visuallyHidden } from '../../visually-hidden.ts';
import { GroupLabel } from '../choice/GroupLabel.tsx';
import { useChosenBefore } from '../use-chosen-before.ts';
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
  const aria = useFieldAria(id, {
    required: props.required,
    hasHelp: hasHelp(props),
  });
  const isChosen = useRef(false);
  const detected = useDerived(options.numberField ?? '', detectCompany);
  const offered = detected && cardCompanies.includes(detected) ? detected : undefined;
  const isRefused = useDerived(
    options.numberField ?? '',
    (number) => refusedCompany(number, cardCompanies) !== undefined,
  );

  const group = useChosenBefore((chosen) => {
    const company = cardCompanies.find((one) => one === chosen);
    if (!company || company === value) return;
    isChosen.current = true;
    onChange(company);
  });

  useEffect(() => {
    if (isChosen.current) return;
    if (offered) onChange(offered);
    // The company of the number before is not that of this one, which the brand does not take.
    else if (isRefused && value !== undefined) onChange(undefined);
    // Only a newly recognised company may preselect, not each redraw.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [offered, isRefused]);

  return (
    <Group
      ref={group}
      data-derived-from={fieldId(options.numberField)}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      {...aria}
    >
      <GroupLabel id={`${id}-label`}>{props.label}</GroupLabel>
      <Marks>
        {cardCompanies.map((company: Company) => (
          <Mark key={company} data-chosen={company === value || undefined}>
            <input
              type="radio"
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
            />
            <img src={companyMark(company)} alt="" width={40} height={26} />
            <span>{companyLabels[company]}</span>
          </Mark>
        ))}
      </Marks>
    </Group>
  );
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
  '& > span': visuallyHidden,
  // It covers its whole mark, so that a press on the control itself hits something visible.
  '& > input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  },
  '&[data-chosen]': {
    borderColor: theme.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${theme.palette.primary.main}`,
    // In forced colours, which remove colours and shadows, the frame shows the choice.
    '@media (forced-colors: active)': { border: '3px solid Highlight' },
  },
  '&:focus-within': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 2 },
}));
