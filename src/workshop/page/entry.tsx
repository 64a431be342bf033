import { createRoot } from 'react-dom/client';
import { readToken } from './studio.ts';
import { Workshop } from './Workshop.tsx';
import './workshop.css';

createRoot(document.getElementById('root')!).render(<Workshop token={readToken()} />);
