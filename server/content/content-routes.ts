import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { IdParam } from '../core/field.schemas.ts'
import { bodyProblems, guardProblems, noContent, notModified, problems } from '../core/problem-responses.ts'
import { answerSaved, answerTagged, editOf, ReadHeaders, savingOf } from './content-answers.ts'
import type { ContentKind, ContentRow, ContentView, PictureFields, Scope } from './content-kind.ts'
import { readList } from './content-list.routes.ts'
import { createContent, deleteContent, getContent, type Target, updateContent } from './content-service.ts'

/** Routes of a kind besides reading and replacing one item. */
export type RouteSet = { list: boolean; create: boolean; delete: boolean }
const ALL_ROUTES: RouteSet = { list: true, create: true, delete: true }

/** The headers of a request that changes or deletes. */
export const WriteHeaders = z.looseObject({ 'if-match': z.string().optional() })

/** The public routes of a kind of content: its list and its items, with entity tags. */
export function contentReadRoutes<Row extends ContentRow, Input, View extends ContentView>(
  kind: ContentKind<Row, Input, View>,
  routes = ALL_ROUTES,
): FastifyPluginAsync {
  return async app => {
    if (routes.list) readList(app, kind)
    readItem(app, kind)
  }
}

/** The routes by which administrators change a kind of content. Register them behind the guards. */
export function contentWriteRoutes<Row extends ContentRow, Input, View extends ContentView>(
  kind: ContentKind<Row, Input, View>,
  routes = ALL_ROUTES,
): FastifyPluginAsync {
  return async app => {
    if (routes.create) createItem(app, kind)
    replaceItem(app, kind)
    if (routes.delete) deleteItem(app, kind)
  }
}

function readItem<R extends ContentRow, I, V extends ContentView>(app: FastifyInstance, kind: ContentKind<R, I, V>): void {
  const schema = {
    ...describe(kind, `Read one ${kind.noun[0]}`),
    params: itemParams(kind),
    headers: ReadHeaders,
    response: { 200: kind.View, 304: notModified, ...problems(404) },
  }
  app.get(itemPath(kind), { schema }, async (request, reply) =>
    answerTagged(reply, await getContent(request.em, kind, targetOf(request))),
  )
}

function createItem<R extends ContentRow, I, V extends ContentView>(app: FastifyInstance, kind: ContentKind<R, I, V>): void {
  const schema = {
    ...describe(kind, `Create a ${kind.noun[0]}`),
    params: kind.ListParams,
    body: kind.CreateBody,
    response: { 201: kind.View, ...guardProblems, ...bodyProblems, ...problems(404, 409) },
  }
  app.post(kind.path, { schema }, async (request, reply) => {
    const creation = { scope: scopeOf(request), input: await ownInput<I>(app, request, kind), edit: editOf(request) }
    const saved = await createContent(request.em, kind, creation)
    const list = request.url.replace(/[?#].*$/, '').replace(/\/$/, '')
    reply.code(201).header('location', `${list}/${saved.value.id}`)
    return answerSaved(reply, saved)
  })
}

function replaceItem<R extends ContentRow, I, V extends ContentView>(app: FastifyInstance, kind: ContentKind<R, I, V>): void {
  const schema = {
    ...describe(kind, `Replace a ${kind.noun[0]}`),
    params: itemParams(kind),
    headers: WriteHeaders,
    body: kind.UpdateBody,
    response: { 200: kind.View, ...guardProblems, ...bodyProblems, ...problems(404, 409, 412) },
  }
  app.put(itemPath(kind), { schema }, async (request, reply) => {
    const change = { target: targetOf(request), input: await ownInput<I>(app, request, kind), edit: editOf(request) }
    return answerSaved(reply, await updateContent(request.em, kind, change))
  })
}

function deleteItem<R extends ContentRow, I, V extends ContentView>(app: FastifyInstance, kind: ContentKind<R, I, V>): void {
  const schema = {
    ...describe(kind, `Delete a ${kind.noun[0]}`),
    params: itemParams(kind),
    headers: WriteHeaders,
    response: { 204: noContent, ...guardProblems, ...problems(404, 409, 412) },
  }
  app.delete(itemPath(kind), { schema }, async (request, reply) => {
    const publicationId = await deleteContent(request.em, kind, { target: targetOf(request), edit: editOf(request) })
    return reply.code(204).header('publication-id', publicationId).send()
  })
}

/** The body, which its schema has checked, with pictures of other hosts copied into the library. */
async function ownInput<Input>(app: FastifyInstance, request: FastifyRequest, kind: RoutedKind): Promise<Input> {
  return app.foreignPictures.takeOver(request.body as Input, kind.pictureFields, savingOf(request))
}

/** What routes need of a kind, whatever its own types are. */
type RoutedKind = {
  readonly noun: readonly [string, string]
  readonly path: string
  readonly ListParams: z.ZodObject
  readonly pictureFields?: PictureFields
}

const describe = (kind: RoutedKind, summary: string) => ({ tags: [kind.noun[1]], summary })
const itemPath = (kind: RoutedKind) => `${kind.path}/:id`
const itemParams = (kind: RoutedKind) => kind.ListParams.extend({ id: IdParam })

/** The parameters of a list's address, which `ListParams` has checked. */
function scopeOf(request: FastifyRequest): Scope {
  return request.params as Scope
}

/** The row that an item's address names, and the version that the request is based on. */
function targetOf(request: FastifyRequest): Target {
  const { id, ...scope } = request.params as { id: number }
  return { scope, id, ifMatch: request.headers['if-match'] }
}
