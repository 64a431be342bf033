import { useQuery } from '@tanstack/react-query';
import { useCheckout } from './checkout-context.ts';
import {
  franchisesOf,
  isPlaceKnown,
  type FranchiseLevel,
  type FranchiseOption,
  type FranchisePlace,
} from '../offer/franchises.ts';

export interface Franchises {
  /** 'waiting': something else has to be chosen first. */
  status: 'waiting' | 'loading' | 'ready' | 'failed';
  /** Empty until ready. */
  options: readonly FranchiseOption[];
  retry(): void;
}

const NOTHING: readonly FranchiseOption[] = [];

/** The schools, cities or regions to choose from; asked for once for each place. */
export function useFranchises(level: FranchiseLevel, { region, city }: FranchisePlace): Franchises {
  const checkout = useCheckout();
  const asked = { region: level === 'region' ? '' : region, city: level === 'unit' ? city : '' };
  const isKnown = isPlaceKnown(level, asked);
  const query = useQuery({
    queryKey: ['franchises', checkout.productCode, checkout.link.area, level, asked],
    queryFn: () => franchisesOf(checkout, level, asked),
    enabled: isKnown,
  });
  const retry = () => void query.refetch();
  if (!isKnown) return { status: 'waiting', options: NOTHING, retry };
  if (query.isFetching || query.isPending) return { status: 'loading', options: NOTHING, retry };
  if (query.isError) return { status: 'failed', options: NOTHING, retry };
  return { status: 'ready', options: query.data, retry };
}
