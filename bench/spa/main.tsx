import '@fontsource-variable/figtree';
import '@fontsource-variable/fraunces';
import '../../src/styles/theme.css';
import './fonts.css';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the app.');
createRoot(root).render(<App />);
