/** Sentences that the specification gives verbatim. Everything that shows or tests one uses it from here. */
export const MESSAGES = {
  missingInformation: { title: 'Missing Information', body: 'Please enter both email and password' },
  portalLoginFailed: { title: 'Login Failed', body: 'Invalid credentials' },
  portalLoginError: { title: 'Login Error', body: 'An error occurred during login.' },
  portalLoginSuccessful: { title: 'Login Successful', body: (portal: string) => `Welcome to ${portal} portal!` },
  loginSuccessful: 'Login successful!',
  loginFailed: { title: 'Login failed', body: 'Invalid email or password' },
  unverified: { title: 'Email Verification Required', body: 'Please check your email and verify your account before logging in.' },
  registrationSuccessful: 'Registration successful!',
  registrationFailed: { title: 'Registration failed', body: 'Failed to create account' },
  emailVerified: 'Email Verified',
  verificationFailed: 'Verification failed',
  verificationUnreachable: 'Failed to verify email. Please try again.',
  verificationSent: 'Verification Email Sent',
  resendFailed: { title: 'Failed to Send', body: 'Failed to send verification email' },
  resendUnreachable: { title: 'Error', body: 'Failed to send verification email. Please try again.' },
  emailRequired: { title: 'Email Required', body: 'Please enter your email address' },
  genericFailure: 'An error occurred. Please try again.',
  resetLinkSent: "If an account with that email exists, you'll receive a password reset link within a few minutes.",
  checkYourEmail: 'Check Your Email',
  passwordReset: 'Password Reset Successfully',
  notFound: { title: '404 Page Not Found', body: 'Did you forget to add the page to the router?' },
  loading: 'Loading...',
  busy: { signIn: 'Signing in...', register: 'Creating account...', send: 'Sending...', updatePassword: 'Updating Password...' },
  blessings: 'Blessings Received',
} as const;

/** The API's response to a correct password for an unverified account contains this phrase; the login screen looks for it. */
export const UNVERIFIED_PHRASE = 'verify your email';
