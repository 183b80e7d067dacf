import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify'
import { IdParam } from '../core/field.schemas.ts'
import { bodyProblems, guardProblems, noContent, notModified, problems } from '../core/problem-responses.ts'
import {
  answerSaved,
  answerTagged,
  CreateHeaders,
  creationOf,
  editOf,
  ReadHeaders,
  savingOf,
  WriteHeaders,
} from './content-answers.ts'
import type { ContentKind, ContentRow, ContentView, Scope } from './content-kind.ts'
import { addListRoute, listParams, listPath } from './content-list.routes.ts'
import { createContent, deleteContent, getContent, type Target, updateContent } from './content-service.ts'

/** The public routes of a kind of content: its items, with entity tags, and its list. */
export function contentReadRoutes<Row extends ContentRow, Input, View extends ContentView>(
  kind: ContentKind<Row, Input, View>,
): FastifyPluginAsync {
  return async app => {
    if (!kind.isFixed) addListRoute(app, kind)
    addReadRoute(app, kind)
  }
}

/** The routes by which administrators change a kind of content. Register them behind the guards. */
export function contentWriteRoutes<Row extends ContentRow, Input, View extends ContentView>(
  kind: ContentKind<Row, Input, View>,
): FastifyPluginAsync {
  return async app => {
    if (kind.CreateBody) addCreateRoute(app, kind)
    addReplaceRoute(app, kind)
    if (!kind.isFixed) addDeleteRoute(app, kind)
  }
}

function addReadRoute<R extends ContentRow, I, V extends ContentView>(app: FastifyInstance, kind: ContentKind<R, I, V>): void {
  const schema = {
    ...describe(kind, `Read one ${kind.entity}`),
    params: itemParams(kind),
    headers: ReadHeaders,
    response: { 200: kind.View, 304: notModified, ...problems(404) },
  }
  app.get(itemPath(kind), { schema }, async (request, reply) =>
    answerTagged(reply, await getContent(request.em, kind, targetOf(request))),
  )
}

function addCreateRoute<R extends ContentRow, I, V extends ContentView>(app: FastifyInstance, kind: ContentKind<R, I, V>): void {
  const schema = {
    ...describe(kind, `Create a ${kind.entity}`),
    description: 'With an Idempotency-Key that has made an item the answer is 409 CREATED_BEFORE, with its `id`.',
    params: listParams(kind),
    headers: CreateHeaders,
    body: kind.CreateBody,
    response: { 201: kind.View, ...guardProblems, ...bodyProblems, ...problems(404, 409) },
  }
  app.post(kind.path, { schema }, async (request, reply) => {
    const creation = {
      scope: scopeOf(request),
      input: await inputWithOwnPictures<I>(app, request, kind),
      edit: creationOf(request),
    }
    const saved = await createContent(request.em, kind, creation)
    reply.code(201).header('location', `${listPath(request)}/${saved.value.id}`)
    return answerSaved(reply, saved)
  })
}

function addReplaceRoute<R extends ContentRow, I, V extends ContentView>(app: FastifyInstance, kind: ContentKind<R, I, V>): void {
  const schema = {
    ...describe(kind, `Replace a ${kind.entity}`),
    params: itemParams(kind),
    headers: WriteHeaders,
    body: kind.UpdateBody,
    response: { 200: kind.View, ...guardProblems, ...bodyProblems, ...problems(404, 409, 412) },
  }
  app.put(itemPath(kind), { schema }, async (request, reply) => {
    const change = { target: targetOf(request), input: await inputWithOwnPictures<I>(app, request, kind), edit: editOf(request) }
    return answerSaved(reply, await updateContent(request.em, kind, change))
  })
}

function addDeleteRoute<R extends ContentRow, I, V extends ContentView>(app: FastifyInstance, kind: ContentKind<R, I, V>): void {
  const schema = {
    ...describe(kind, `Delete a ${kind.entity}`),
    params: itemParams(kind),
    headers: WriteHeaders,
    response: { 204: noContent, ...guardProblems, ...problems(404, 409, 412) },
  }
  app.delete(itemPath(kind), { schema }, async (request, reply) => {
    const publicationId = await deleteContent(request.em, kind, { target: targetOf(request), edit: editOf(request) })
    return reply.code(204).header('publication-id', publicationId).send()
  })
}

/**
 * The body, which its schema has checked, with pictures of other hosts copied into the library. That comes before the write, so
 * that no lock is held while another host takes its time. Where the write is then refused, the copies stay for the next try.
 */
async function inputWithOwnPictures<Input>(app: FastifyInstance, request: FastifyRequest, kind: RoutedKind): Promise<Input> {
  return app.foreignPictures.takeOver(request.body as Input, kind.pictureFields, savingOf(request))
}

/** What routes need of a kind, whatever its own types are. */
type RoutedKind = Pick<
  ContentKind<ContentRow, unknown, ContentView>,
  'entity' | 'plural' | 'path' | 'ListParams' | 'pictureFields'
>

const describe = (kind: RoutedKind, summary: string) => ({ tags: [kind.plural], summary })
const itemPath = (kind: RoutedKind) => `${kind.path}/:id`
const itemParams = (kind: RoutedKind) => listParams(kind).extend({ id: IdParam })

/** The parameters of a list's address, which `ListParams` has checked. */
function scopeOf(request: FastifyRequest): Scope {
  return request.params as Scope
}

/** The row that an item's address names, and the version that the request is based on. */
function targetOf(request: FastifyRequest): Target {
  const { id, ...scope } = request.params as { id: number }
  return { scope, id, ifMatch: request.headers['if-match'] }
}
