# syntax=docker/dockerfile:1
# docker build -t tetrarch . && docker run -p 7400:7400 -v tetrarch:/data tetrarch

FROM node:22-trixie-slim AS node

FROM rust:1-slim-trixie AS build
COPY --from=node /usr/local/bin/node /usr/local/bin/node
COPY --from=node /usr/local/lib/node_modules /usr/local/lib/node_modules
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm \
    && apt-get update \
    && apt-get install --yes --no-install-recommends gcc libc6-dev make \
    && rm -rf /var/lib/apt/lists/* \
    && rustup target add wasm32-unknown-unknown
WORKDIR /source
COPY . .
# Each platform has a build folder of its own.
ARG TARGETPLATFORM
RUN --mount=type=cache,target=/usr/local/cargo/registry \
    --mount=type=cache,target=/source/target,id=target-$TARGETPLATFORM \
    --mount=type=cache,target=/root/.npm \
    make binary PROFILE=release \
    && install -D target/release/tetrarch /image/usr/local/bin/tetrarch \
    && install -D -m 644 -t /image/usr/share/doc/tetrarch LICENSE-MIT LICENSE-APACHE web/public/licences/* \
    && node scripts/third-party.mjs > /image/usr/share/doc/tetrarch/third-party.txt \
    && install -d /image/data

# Only the C library, certificates and an unprivileged user.
FROM gcr.io/distroless/cc-debian13:nonroot
LABEL org.opencontainers.image.title="Tetrarch" \
      org.opencontainers.image.description="Hus, Pantareï, Gou and Abalone: server, engine and page" \
      org.opencontainers.image.licenses="MIT OR Apache-2.0"
COPY --from=build --chown=nonroot:nonroot /image /
USER nonroot
VOLUME /data
EXPOSE 7400
HEALTHCHECK --interval=30s --timeout=6s --start-period=10s CMD ["tetrarch", "health"]
ENTRYPOINT ["tetrarch"]
CMD ["serve", "--data", "/data", "--listen", "0.0.0.0:7400"]
