import { Global, Module } from '@nestjs/common';
import { BrowserCookie } from './browser-cookie.ts';
import { KeyPairs } from './key-pairs.ts';
import { KeyRing } from './key-ring.ts';
import { KeyRotation } from './key-rotation.ts';
import { SessionStrategy } from './session.strategy.ts';
import { SessionCookie } from './session-cookie.ts';
import { SessionTokens } from './session-token.ts';

/** The installation's keys, and how a request's credentials become an actor. The accounts domain provides the two lookups. */
@Global()
@Module({
  providers: [BrowserCookie, KeyPairs, KeyRing, KeyRotation, SessionStrategy, SessionCookie, SessionTokens],
  exports: [BrowserCookie, KeyPairs, KeyRing, KeyRotation, SessionCookie, SessionTokens],
})
export class AuthModule {}
