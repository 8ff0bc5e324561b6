import { randomBytes } from 'node:crypto';

/** A new 128-bit nonce for one response. */
export const newNonce = () => randomBytes(16).toString('base64url');

/**
 * Allows only our own files and the styles that carry this response's nonce: no eval, no
 * markup from text, no other origin, and of inline scripts only the one
 * whose digest is given, which the shell's build wrote into the page.
 */
export const contentSecurityPolicy = (nonce: string, inlineScript?: string): string =>
  [
    "default-src 'none'",
    `script-src 'self'${inlineScript ? ` '${inlineScript}'` : ''}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    // An uploaded PDF, shown where it is checked; its type is pinned (libs/kit/src/ui/document-view.tsx).
    'frame-src blob:',
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // One policy, the shell's (shell/src/containment/trusted-types.ts), decides what may become a script or markup.
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');

/** Headers of every page. The camera reads QR tickets, geolocation finds temples nearby; nothing else is needed. */
export const pageSecurityHeaders = (nonce: string, isSecure: boolean, inlineScript?: string): Record<string, string> => ({
  'content-security-policy': contentSecurityPolicy(nonce, inlineScript),
  ...fileSecurityHeaders(isSecure),
  'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
});

/** Headers of every file. Links carry tokens, so other sites don't get our URLs. */
export const fileSecurityHeaders = (isSecure: boolean): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  ...(isSecure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
});

/** Headers of everything under `/remotes/`. The shell loads these files; opened directly they are not pages of ours and run nothing. */
export const releaseSecurityHeaders = (isSecure: boolean): Record<string, string> => ({
  ...fileSecurityHeaders(isSecure),
  'content-security-policy': "sandbox; default-src 'none'",
});
