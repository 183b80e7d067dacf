import { pictureHash } from '#common/picture-address.ts'
import type { ServiceType } from '#common/service-types.ts'
import type { ContentReader, ProductCard, TextId } from '#src/content/content-reader.ts'
import type { Script } from '#src/i18n/script.ts'
import type { QueryAnswer, QueryArgs, QueryName } from './queries.ts'
import type { Answers, QueryKey } from './query-results.ts'

/** The {@link ContentReader} of one page render: answers from a snapshot and records the queries. */
export class RecordingReader implements ContentReader {
  readonly #answers: Answers
  readonly #asked = new Set<QueryKey>()

  constructor(answers: Answers) {
    this.#answers = answers
  }

  /** Every query so far, in order of first use. */
  get asked(): readonly QueryKey[] {
    return [...this.#asked]
  }

  product(id: number) {
    return this.#ask('product', id)
  }

  newestProducts(categoryId: number | null) {
    const { ids, ...list } = this.#ask('newestProductIds', categoryId)
    return { cards: this.#cards(ids), ...list }
  }

  productArchive(categoryId: number | null, number: number) {
    const part = this.#ask('productArchiveIds', categoryId, number)
    if (!part) return null
    const { ids, ...links } = part
    return { cards: this.#cards(ids), number, ...links }
  }

  categories() {
    return this.#ask('categories')
  }

  categoryBySegment(segment: string) {
    return this.#ask('categoryBySegment', segment)
  }

  post(id: number) {
    return this.#ask('post', id)
  }

  newestPosts() {
    const { ids, ...list } = this.#ask('newestPostIds')
    return { posts: this.#posts(ids), ...list }
  }

  postArchive(number: number) {
    const part = this.#ask('postArchiveIds', number)
    if (!part) return null
    const { ids, ...links } = part
    return { posts: this.#posts(ids), number, ...links }
  }

  feedPosts() {
    return this.#posts(this.#ask('feedPostIds'))
  }

  text(id: TextId) {
    return this.#ask('text', id)
  }

  services(type: ServiceType) {
    return this.#ask('services', type)
  }

  feedbacks() {
    return this.#ask('feedbacks')
  }

  productIndexPart(part: number) {
    return nullWhenEmpty(this.#ask('productIndexPart', part))
  }

  productIndex() {
    return this.#ask('productIndex')
  }

  productCardsPart(part: number) {
    return nullWhenEmpty(this.#ask('productCardsPart', part))
  }

  productSearchPart(part: number) {
    return nullWhenEmpty(this.#ask('productSearchPart', part))
  }

  productWordsPart(script: Script, part: number) {
    return nullWhenEmpty(this.#ask('productWordsPart', script, part))
  }

  categorySearch() {
    return this.#ask('categorySearch')
  }

  productSearch() {
    return this.#ask('productSearch')
  }

  postIndexPart(part: number) {
    return nullWhenEmpty(this.#ask('postIndexPart', part))
  }

  postIndex() {
    return this.#ask('postIndex')
  }

  formerCategory(segment: string) {
    return this.#ask('formerCategory', segment)
  }

  goneProduct(id: number) {
    return this.#ask('goneProduct', id)
  }

  isGonePost(id: number) {
    return this.#ask('isGonePost', id)
  }

  formerAddresses() {
    return this.#ask('formerAddresses')
  }

  picture(address: string | null) {
    const hash = address === null ? null : pictureHash(address)
    return hash === null ? null : this.#ask('picture', hash)
  }

  year() {
    return this.#ask('year')
  }

  retentionMonths() {
    return this.#ask('retentionMonths')
  }

  #ask<N extends QueryName>(name: N, ...args: QueryArgs<N>): QueryAnswer<N> {
    const { key, answer } = this.#answers.ask(name, ...args)
    this.#asked.add(key)
    return answer
  }

  #cards(ids: readonly number[]): readonly ProductCard[] {
    return ids.flatMap(id => this.#ask('productCard', id) ?? [])
  }

  #posts(ids: readonly number[]) {
    return ids.flatMap(id => this.#ask('post', id) ?? [])
  }
}

function nullWhenEmpty<Item>(list: readonly Item[]): readonly Item[] | null {
  return list.length === 0 ? null : list
}
