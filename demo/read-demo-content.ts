import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { SERVICE_TYPES } from '#common/service-types.ts'
import {
  DemoCategory,
  DemoFeedback,
  DemoPhotograph,
  DemoPost,
  DemoProduct,
  DemoService,
  DemoText,
} from './demo-content.schemas.ts'

/**
 * The demo company, from the JSON files of this folder. Every list is in the order of creation, which ids follow.
 * @throws Error naming the file that does not fit its schema
 */
export async function readDemoContent() {
  const products = await readFolder('products', z.array(DemoProduct))
  const posts = await readFolder('posts', DemoPost)
  const texts = await readFolder('texts', DemoText)
  const services = SERVICE_TYPES.map(async type => {
    const items = await readJson(`services/${type}.json`, z.array(DemoService))
    return items.map((item, position) => ({ ...item, type, position }))
  })
  return {
    photographs: await readJson('photographs.json', z.array(DemoPhotograph)),
    categories: await readJson('categories.json', z.array(DemoCategory)),
    products: products.flat().sort((a, b) => a.number - b.number),
    posts: posts.sort((a, b) => Date.parse(a.date) - Date.parse(b.date)),
    texts: texts.sort((a, b) => a.id - b.id),
    services: (await Promise.all(services)).flat(),
    feedbacks: await readJson('feedbacks.json', z.array(DemoFeedback)),
  }
}

async function readFolder<Schema extends z.ZodType>(folder: string, schema: Schema): Promise<z.output<Schema>[]> {
  const files = await readdir(join(import.meta.dirname, folder))
  return Promise.all(files.filter(file => file.endsWith('.json')).map(file => readJson(`${folder}/${file}`, schema)))
}

async function readJson<Schema extends z.ZodType>(file: string, schema: Schema): Promise<z.output<Schema>> {
  const { data, error } = schema.safeParse(JSON.parse(await readFile(join(import.meta.dirname, file), 'utf8')))
  if (error) throw new Error(`demo/${file}: ${z.prettifyError(error)}`)
  return data
}
