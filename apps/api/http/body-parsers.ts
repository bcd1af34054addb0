import { BadRequestException } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HTTP_MESSAGES } from './http.messages.js';
import { isWithinFormLimits, isWithinJsonLimits } from './json-structure.js';
import { findRequestLimits, MAX_PICTURE_BYTES } from './limits.js';
import { parseUrlencodedForm } from './urlencoded-form.js';

/** Judges the bytes of a body before anything is made of them. @throws what the caller is to be told */
export type BodyProof = (request: FastifyRequest, body: Buffer) => void;

type Done = (error: Error | null, body?: unknown) => void;
type StringParser = (request: FastifyRequest, body: string, done: Done) => void;

/**
 * How bodies are read: first the limits of the route, then the proof of the caller where it is a signature of the bytes, then
 * the limits of what they hold, and only then their parser.
 */
export function registerBodyParsers(
  app: NestFastifyApplication,
  fastify: FastifyInstance,
  verifyProof: BodyProof,
): void {
  // Bodies are checked by class-validator; prototypes are never taken from the wire.
  const parseJson = fastify.getDefaultJsonParser('error', 'remove') as StringParser;
  fastify.addHook('onRoute', (route) => {
    route.bodyLimit = findRequestLimits(route.url).maxBytes;
  });
  app.useBodyParser('application/json', {}, (request: FastifyRequest, body: Buffer, done: Done) => {
    verifyProof(request, body);
    if (!isWithinJsonLimits(body, findRequestLimits(request.routeOptions.url)))
      throw new BadRequestException(HTTP_MESSAGES.bodyTooComplex);
    parseJson(request, body.toString('utf8'), done);
  });
  app.useBodyParser('application/x-www-form-urlencoded', {}, (request: FastifyRequest, body: Buffer, done: Done) => {
    verifyProof(request, body);
    if (!isWithinFormLimits(body, findRequestLimits(request.routeOptions.url)))
      throw new BadRequestException(HTTP_MESSAGES.bodyTooComplex);
    parseUrlencodedForm(body).then(
      (form) => done(null, form),
      (error: Error) => done(error),
    );
  });
  // Raw emails and pictures are taken as bytes; what a picture is gets judged by its content, whatever type it claims.
  app.useBodyParser('message/rfc822', {}, (request: FastifyRequest, body: Buffer, done: Done) => {
    verifyProof(request, body);
    done(null, body);
  });
  app.useBodyParser(/^(?:image\/|application\/octet-stream)/, { bodyLimit: MAX_PICTURE_BYTES });
}
