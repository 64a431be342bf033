import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

/** What a keystroke costs at the least with these libraries: one controlled TextField and nothing else. */
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
