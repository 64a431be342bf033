import { useQuery } from '@tanstack/react-query';
import type { FlagName } from '../../contract/flags.ts';
import { withTimeout } from '../session/timeout.ts';
import { useCheckout, useSale, useServices } from './checkout-context.ts';
import { franchisesOf, type FranchiseLevel, type FranchisePlace } from '../offer/franchises.ts';

const NOTHING: readonly never[] = [];

const MAX_WAIT_MS = 2000;

/** The same for a screen as long as it is open; undefined until known. Off without a name or a flag service. */
function useFlag(name: FlagName | undefined): boolean | undefined {
  const { flags } = useServices();
  const { step } = useSale();
  const isAsked = name !== undefined && flags !== undefined;
  const { data, isError } = useQuery({
    queryKey: ['flags', name, step?.templateId],
    queryFn: async () => (await withTimeout(flags!(), MAX_WAIT_MS)).read(name!),
    enabled: isAsked,
    gcTime: 0,
  });
  return isAsked && !isError ? data : false;
}

/** A brand with a school of its own waits for its flag. */
export function useFranchises(level: FranchiseLevel, { region, city }: FranchisePlace) {
  const checkout = useCheckout();
  const { franchise } = checkout.brand.settings;
  const isOn = useFlag(franchise && 'fixedSchool');
  const fixed = isOn ? franchise : undefined;
  const asked = { region: level === 'region' ? '' : region, city: level === 'unit' ? city : '' };
  const isKnown = level === 'region' || (region !== '' && (level === 'city' || city !== ''));
  const query = useQuery({
    queryKey: ['franchises', checkout.productCode, checkout.link.area, level, asked, isOn],
    queryFn: () => franchisesOf(checkout, level, asked, fixed),
    enabled: isKnown && isOn !== undefined,
  });
  const { data = NOTHING, isPending, isError, refetch } = query;
  const asking = isPending ? 'loading' : isError ? 'failed' : 'ready';
  /** 'waiting': something else has to be chosen first. */
  const status = isKnown ? asking : 'waiting';
  return {
    status,
    /** There is no choice: the one option is the school of brand.json (CALL-29). */
    isFixed: isOn === true,
    options: status === 'ready' ? data : NOTHING,
    retry: () => void refetch(),
  } as const;
}
