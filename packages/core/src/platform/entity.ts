// ElectroDB's entity, made when it is first used. Making all that a function can reach is the longest part of its start,
// and most runs use a few.
import { Entity as EagerEntity } from "electrodb";

// ElectroDB holds every model against two JSON schemas when its entity is made. The models are code, and a test makes each
// of them; what was bundled for production need not be checked again.
if (process.env.NODE_ENV === "production") Object.assign(EagerEntity.prototype, { _validateModel() {} });

export const Entity = new Proxy(EagerEntity, {
  construct(_, settings: ConstructorParameters<typeof EagerEntity>) {
    let made: object | undefined;
    return new Proxy(
      {},
      {
        get(_, name) {
          made ??= new EagerEntity(...settings);
          const value: unknown = Reflect.get(made, name);
          return typeof value === "function" ? value.bind(made) : value;
        },
      },
    );
  },
});
