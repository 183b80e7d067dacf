import { randomUUID } from 'node:crypto'
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql'
import { BucketJournal } from '#server/bucket-journal/bucket-journal.entity.ts'

/** What the journal says of a bucket. */
export type JournalEntry = Omit<BucketJournal, 'target' | 'holder'>

/** Another process has taken the journal over: this one may not write into the bucket any more. */
export class JournalLost extends Error {
  override readonly name = 'JournalLost'

  constructor() {
    super('another process delivers to the bucket now')
  }
}

/**
 * The row of a bucket in `deliveries`. It is written before the first change of a bucket, so that whichever process comes next
 * knows what may have changed.
 */
export class Journal {
  readonly #orm: MikroORM
  readonly #target: string
  readonly #holder: string
  /** The row as last read or written. */
  entry: JournalEntry

  private constructor(orm: MikroORM, target: string, { holder, entry }: { holder: string; entry: JournalEntry }) {
    this.#orm = orm
    this.#target = target
    this.#holder = holder
    this.entry = entry
  }

  /** Takes the row over from whichever process had it. */
  static async take(orm: MikroORM, target: string): Promise<Journal> {
    const holder = randomUUID()
    const em = orm.em.fork()
    await em.execute(
      'insert into deliveries (target, holder) values (?, ?) on conflict (target) do update set holder = excluded.holder',
      [target, holder],
    )
    return new Journal(orm, target, { holder, entry: await em.findOneOrFail(BucketJournal, { target }) })
  }

  /**
   * Writes a change into the row. It is durable when this resolves.
   * @param alongside work to do in the same transaction
   * @throws JournalLost
   */
  async note(
    given: Omit<Partial<JournalEntry>, 'folder_since'>,
    alongside: (em: EntityManager) => Promise<void> = async () => {},
  ): Promise<void> {
    const isOtherFolder = given.folder !== undefined && given.folder !== this.entry.folder
    const change = isOtherFolder ? { ...given, folder_since: new Date() } : given
    await this.#orm.em.fork().transactional(async em => {
      // Only this commit waits for the disk: the publisher's others may be lost with the database's machine, and are repeated.
      await em.execute('set local synchronous_commit = on')
      const noted = await em.nativeUpdate(BucketJournal, { target: this.#target, holder: this.#holder }, change)
      if (noted === 0) throw new JournalLost()
      await alongside(em)
    })
    this.entry = { ...this.entry, ...change }
  }
}
