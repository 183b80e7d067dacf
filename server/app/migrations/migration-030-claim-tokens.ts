import { Migration } from '@mikro-orm/migrations'

/** Names the claim of a mail: its time changes with each renewal, whose answer may be lost. */
export class Migration030ClaimTokens extends Migration {
  override name = '030-claim-tokens'

  override up(): void {
    this.addSql('alter table "mails" add column "claim_token" uuid null')
  }
}
