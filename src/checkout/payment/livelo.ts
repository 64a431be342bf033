import type { Link } from '../../flow/link.ts';

/** Whether the link earns points instead of spending them. */
export const isAccrual = ({ route }: Pick<Link, 'route'>): boolean => route === 'livelo-accrual';
