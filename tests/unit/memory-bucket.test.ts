import { describeBucket } from '../support/bucket-conformance.ts'
import { MemoryBucket } from '../support/memory-bucket.ts'

const bucket = new MemoryBucket()

describeBucket('the bucket in memory', () => bucket)
