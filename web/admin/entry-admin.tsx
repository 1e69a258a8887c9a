/** Entry point of the admin panel. */
import './admin.css';
import { createRoot } from 'react-dom/client';
import { AdminApp } from './admin-app.tsx';

const root = document.getElementById('root');
if (root) createRoot(root).render(<AdminApp />);
