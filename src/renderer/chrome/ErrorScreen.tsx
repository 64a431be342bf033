import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import type { CompiledBrand } from '../../contract/compiled-brand.ts';
import { Heading } from '../../../widgets/blocks/heading/Heading.tsx';
import { Body, Header, Logo, Main } from './Page.tsx';

interface ErrorScreenProps {
  brand: CompiledBrand;
  mode: 'light' | 'dark';
  here: string;
  restart: string;
}

/** Stands in for a screen that cannot be drawn. Its links load a new document; what was typed is kept. */
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
        <Typography color="textSecondary">{texts['error.general']}</Typography>
        <Button href={here}>{texts['error.retry']}</Button>
        {restart !== here && (
          <Button variant="outlined" href={restart}>
            {texts['error.restart']}
          </Button>
        )}
      </Main>
    </Body>
  );
}
