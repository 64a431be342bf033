import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

/** The lowest cost of a keystroke with these libraries: one controlled TextField and nothing else. */
function Bare() {
  const [value, setValue] = useState('');
  return (
    <TextField
      label="Texto"
      value={value}
      onChange={(event) => setValue(event.target.value)}
      slotProps={{ htmlInput: { maxLength: 80 } }}
    />
  );
}

createRoot(document.getElementById('root')!).render(<Bare />);
