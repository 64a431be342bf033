import type { DescriptorsOf } from '../rule.ts';

const MAX_LENGTH = 80;
/** Behind @ labels of RFC 1035, the last of letters, or of another script as it travels (RFC 5890). */
const ADDRESS =
  /^(?=[^@]{2,64}@)[\w+-]+(\.[\w+-]+)*@(?=[^.]{2})([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+([a-z]{2,63}|xn--[a-z\d-]*[a-z\d])$/i;

/** EMAIL: 7 to 80 characters, 2 to 64 before @, 2 in the first label behind it; of RFC 5321 what is in use. */
export function checkEmail(value: string): 'email' | undefined {
  const address = value.trim();
  return address.length <= MAX_LENGTH && ADDRESS.test(address) ? undefined : 'email';
}

export const checks = { 'email-address': checkEmail };

export const descriptors: DescriptorsOf<typeof checks> = {
  'email-address': {
    errors: { email: 'The text is not an e-mail address of 7 to 80 characters.' },
    samples: [
      'ana@exemplo.com.br',
      'an@ex.br',
      'maria.aparecida.dos.santos.oliveira@correio.exemplo.com.br',
    ],
  },
};
