import { chmodSync } from 'node:fs'
import { withDatabase } from '#server/app/start/with-database.ts'
import { loadConfig } from '#server/core/config.ts'

/**
 * Prepares a data folder whose shop has this many products: the demo content, and generated products spread over its
 * categories, with texts of the usual length.
 */
export async function prepareProducts(dataDir: string, count: number): Promise<void> {
  // Run by root, the database works as another user, who must be able to enter; else its files stay behind in a system folder.
  chmodSync(dataDir, 0o755)
  await withDatabase(loadConfig({ DATA_DIR: dataDir, DEMO_CONTENT: 'on' }), { log() {}, mayCreate: true }, async orm => {
    await orm.em.fork().execute(
      `insert into products (version, category_id, image, header, header_en, header_ru, description, description_en, description_ru, price, new_price)
       select 1, category.id, '/pildid/logo-taust.svg', 'Toode ' || number, 'Product ' || number, 'Товар ' || number,
         repeat('<p>Soe ja rahulik lõhn, milles on kadakat ja merd, number ' || number || '.</p>', 6),
         repeat('<p>A warm and quiet scent of juniper and sea, number ' || number || '.</p>', 6),
         repeat('<p>Тёплый спокойный аромат можжевельника и моря, номер ' || number || '.</p>', 6),
         (500 + number % 9000)::numeric / 100, null
       from generate_series(1, ?::int - (select count(*)::int from products)) as number
       join lateral (select id from categories order by id offset number % (select count(*) from categories) limit 1) as category on true`,
      [count],
    )
  })
}
