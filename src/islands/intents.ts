// One small script on every page: it brings what visitors operate when they are about to operate it. Together, because
// each such file would repeat how modules are fetched.
import '../features/cart/cart-intent.ts'
import '../features/cart/cart-page-start.ts'
import '../features/news/news-intent.ts'
import '../features/shop/shop-intent.ts'
