import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyReply } from 'fastify';
import type { EventPipe } from './event-pipe.ts';
import { EventStream } from './event-stream.ts';

/**
 * Answers with a pipe's events by giving it the response: the framework would keep a stream, its watchers and what it knows of the request for
 * each of the thousands who listen.
 */
export class StreamingAdapter extends FastifyAdapter {
  override reply(...[response, body, statusCode]: Parameters<FastifyAdapter['reply']>): ReturnType<FastifyAdapter['reply']> {
    if (!(body instanceof EventStream && body.pipe)) return super.reply(response, body, statusCode);
    const reply = response as FastifyReply;
    give(reply, body.pipe, body.getHeaders().type);
    return reply;
  }
}

function give(reply: FastifyReply, pipe: EventPipe, type: string): void {
  const { raw, request } = reply;
  reply.header('content-type', type).hijack();
  raw.writeHead(reply.statusCode, reply.getHeaders() as Record<string, string | string[]>);
  if (request.method === 'HEAD') {
    raw.end();
    pipe.close();
  } else {
    forgetHeaders(request.raw);
    pipe.begin(raw);
  }
}

/** Nobody reads them any more, and a browser's take kilobytes. */
function forgetHeaders(message: FastifyReply['request']['raw']): void {
  message.headers = {};
  message.rawHeaders = [];
}
