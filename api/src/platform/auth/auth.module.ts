import { Global, Module } from '@nestjs/common';
import { SessionStrategy } from './session.strategy.ts';
import { SessionCookie } from './session-cookie.ts';
import { SessionTokens } from './session-token.ts';

/** How a request's credentials become an actor. The accounts domain provides the two lookups. */
@Global()
@Module({ providers: [SessionStrategy, SessionCookie, SessionTokens], exports: [SessionCookie, SessionTokens] })
export class AuthModule {}
