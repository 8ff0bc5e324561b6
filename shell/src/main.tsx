import './csp-nonce.ts';
import '@sannidhi/kit/fonts.css';
import '@sannidhi/kit/tokens.css';
import '@sannidhi/kit/night.css';
import './styles/base.css';
import './landing/landing.css';
import { start } from './start.tsx';

void start();
