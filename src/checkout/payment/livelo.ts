import type { Link } from '../../flow/link.ts';

/** Whether the link earns points instead of spending them (D-54). */
export const isAccrual = ({ route }: Pick<Link, 'route'>): boolean => route === 'livelo-accrual';
