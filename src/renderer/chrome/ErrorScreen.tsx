import { styled } from '../../styles/styled.ts';
import { useEffect } from 'react';
import type { CompiledBrand } from '../../contract/compiled-brand.ts';
import { Heading } from '../../../widgets/blocks/heading/Heading.tsx';
import { LinkButton } from '../../../widgets/button/Button.tsx';
import { Body, Header, Logo, Main } from './Page.tsx';

interface ErrorScreenProps {
  brand: CompiledBrand;
  mode: 'light' | 'dark';
  /** Address of the screen that could not be drawn. */
  here: string;
  /** Address of the first screen. */
  restart: string;
}

/**
 * Stands in for a screen that cannot be drawn. Its links load a new document: session storage keeps what
 * was typed, and everything else is loaded again.
 */
export function ErrorScreen({ brand, mode, here, restart }: ErrorScreenProps) {
  const { settings, images, texts } = brand;
  const { logoFile, logoDarkFile, product, style } = settings;
  const logo = images[mode === 'dark' ? (logoDarkFile ?? logoFile) : logoFile];
  useEffect(() => document.querySelector<HTMLElement>('h1')?.focus(), []);
  return (
    <Body>
      <Header>{logo && <Logo src={logo} alt={product.name} width={style.logoWidth} />}</Header>
      <Main>
        <Heading text={texts['error.title']} />
        <Words>{texts['error.general']}</Words>
        <LinkButton href={here}>{texts['error.retry']}</LinkButton>
        {restart !== here && (
          <LinkButton kind="secondary" href={restart}>
            {texts['error.restart']}
          </LinkButton>
        )}
      </Main>
    </Body>
  );
}

const Words = styled('p')(({ theme }) => ({
  margin: 0,
  lineHeight: 1.5,
  color: theme.palette.text.secondary,
}));
