import type { Theme } from '@mui/material/styles';
import type { CSSObject } from '@emotion/react';
import type { ComponentPropsWithRef, ElementType, FunctionComponent } from 'react';
import { jsx } from 'react/jsx-runtime';

/** The rules of a component, or what they are for a theme whose values are CSS variables. */
export type Styles = CSSObject | ((given: { theme: Theme }) => CSSObject);

/** A component that draws `tag`, or what `as` names, with the classes of its styles. */
export type Styled<T extends ElementType> = FunctionComponent<
  ComponentPropsWithRef<T> & { as?: ElementType }
> & { tag: ElementType; classes: string };

interface Given {
  as?: ElementType;
  className?: string;
  [name: string]: unknown;
}

/**
 * Makes a component with styles: `styled('div')({ … })`, or of the theme `(({ theme }) => ({ … }))`. They
 * depend on nothing else, so the build takes them out (scripts/build/static-styles.ts): it gives each
 * call a class in their place, and writes all rules into one stylesheet.
 *
 * @throws {Error} where the module was not compiled by that plugin.
 */
export function styled<T extends ElementType>(base: T): (styles: Styles) => Styled<T>;
export function styled(base: ElementType, name?: string): unknown {
  if (name === undefined) throw new Error('styled() was not compiled; see static-styles.ts.');
  const { tag = base, classes: inherited } = base as Partial<Styled<ElementType>>;
  const classes = inherited === undefined ? name : `${inherited} ${name}`;
  function StyledElement({ as = tag, className, ...props }: Given) {
    const own = className === undefined ? classes : `${classes} ${className}`;
    return jsx(as, { ...props, className: own });
  }
  return Object.assign(StyledElement, { tag, classes });
}
